/** Plugin of PostCSS that writes the values of constant tokens where they are used. */
declare function constantTokens(): {postcssPlugin: string};
export = constantTokens;
