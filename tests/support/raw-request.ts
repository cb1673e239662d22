import {connect} from 'node:net';

/** Sends bytes as they are: an ordinary client would tidy up the paths and headers that an attacker writes. */
export function sendRaw(baseUrl: string, request: string): Promise<{status: number; head: string; body: string}> {
  const {hostname, port} = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    socket.setTimeout(15_000, () => socket.destroy(new Error('No answer within 15 s')));
    socket.on('data', (data) => (text += data.toString('latin1')));
    // A server may close while a huge request is still being written.
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({status: Number(/^HTTP\/\d\.\d (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n')});
    });
  });
}
