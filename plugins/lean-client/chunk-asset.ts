import {RuntimeGlobals, RuntimeModule, type Compiler, type Configuration} from 'webpack';

/** As in Docusaurus, which puts the names of all chunks beside their numbers; with named chunks both are the same. */
class ChunkAssetModule extends RuntimeModule {
  constructor() {
    super('lean-client chunk asset', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
    return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
  }
}

/** Tells the prefetching of links which file a chunk is, without a list of names. */
export class ChunkAssetPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('lean-client', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('lean-client', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAssetModule());
      });
    });
  }
}

/** Takes the plugin of Docusaurus that does the same out of the configuration. */
export function removeChunkAssetPlugin({plugins = []}: Configuration): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0) throw new Error('lean-client: Docusaurus has no ChunkAssetPlugin any more.');
  plugins.splice(index, 1);
}
