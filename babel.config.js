// The bundler is Rspack with SWC (future.faster), which doesn't read this file; Docusaurus and editors look for it.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
