/**
 * In the browser instead of the package, which Docusaurus requires for this one function: the rest would be on every page.
 * Whoever needs another one finds it missing.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
