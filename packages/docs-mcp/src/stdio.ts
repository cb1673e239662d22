import {serveStdio as serve} from '@modelcontextprotocol/server/stdio';
import type {Library} from './library';
import {createServer} from './server';

/** Serves one client over standard input and output. What can't be answered is on standard error. */
export function serveStdio(library: Library): void {
  const report = ({message}: Error) => console.error(message);
  const create = () => {
    const product = createServer(library);
    product.server.onerror = report;
    product.server.fallbackNotificationHandler = async ({method}) =>
      console.error(`There is no notification ${method}.`);
    return product;
  };
  // The first message tells which age of the protocol the client speaks.
  serve(create, {onerror: report});
}
