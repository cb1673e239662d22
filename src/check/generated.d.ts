/** Written by plugins/outputs/check-rules when the site is built. */
declare module '@generated/check-rules/default/manifest.json' {
  /** Address of the rules file. */
  const manifest: {rules: string};
  export default manifest;
}
