// The one helper of tslib that @docusaurus/utils-common calls; through require() it would bring all of them, 10 kB.
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
