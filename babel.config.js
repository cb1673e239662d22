// Docusaurus compiles with SWC (future.experimental_faster) and doesn't read this file. Editors and tools that look for a Babel
// configuration find the preset of the framework here.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
