import {createRequire} from 'node:module';
import {setImmediate as turn} from 'node:timers/promises';
import {rspack} from '@docusaurus/faster';
import {collectGarbage} from './garbage';

/** The native half of a compiler, as Rspack 1.7 makes it. */
type Native = Record<string, (...given: unknown[]) => unknown> & {close: () => Promise<void>};
type NativeClass = new (...given: unknown[]) => Native;

const fromRspack = createRequire(createRequire(require.resolve('@docusaurus/faster')).resolve('@rspack/core'));

/** Stands for native compilers, which hooks of Rspack hold for good: a handle lets go of its own when it is closed. */
function handleOf(NativeCompiler: NativeClass, onOpen: () => void, onClose: () => void): NativeClass {
  class Handle {
    native: Native | undefined;

    constructor(...given: unknown[]) {
      this.native = new NativeCompiler(...given);
      onOpen();
    }

    async close(): Promise<void> {
      await this.native?.close();
      this.native = undefined;
      onClose();
    }
  }
  for (const name of Object.getOwnPropertyNames(NativeCompiler.prototype)) {
    if (name in Handle.prototype) continue;
    const value = function passOn(this: Handle, ...given: unknown[]) {
      return this.native?.[name]?.(...given);
    };
    Object.defineProperty(Handle.prototype, name, {value});
  }
  return Handle as unknown as NativeClass;
}

/** Modules enough for every thread of the bundler. */
const MODULES = Array.from({length: 100}, (_, index) => `data:text/javascript,export const value = () => [${index}];`);

function compileLittle(): Promise<void> {
  const compiler = rspack({mode: 'development', entry: MODULES});
  compiler.hooks.shouldEmit.tap('lean-build', () => false);
  return new Promise((resolve) => compiler.run(() => resolve()));
}

async function giveBack(): Promise<void> {
  await collectGarbage();
  // What nobody holds is freed in the next turns.
  await turn();
  await turn();
  // A thread gives back what another has freed of its memory only when it asks for some.
  await compileLittle();
}

/** Gives the memory of the bundler back when it has done its work: a third of what a build of a thousand pages takes. */
export function releaseBundler(): void {
  const binding = fromRspack('@rspack/binding') as {JsCompiler?: NativeClass};
  const {JsCompiler} = binding;
  if (!JsCompiler) throw new Error('lean-build: Rspack has no JsCompiler any more. Do without releaseBundler().');
  let open = 0;
  const onOpen = () => void (open += 1);
  const onClose = () => {
    open -= 1;
    if (open > 0) return;
    binding.JsCompiler = JsCompiler;
    void giveBack();
  };
  binding.JsCompiler = handleOf(JsCompiler, onOpen, onClose);
}
