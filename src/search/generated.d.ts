declare module '@generated/search/default/manifest.json' {
  const manifest: {records: string; styles: string};
  export default manifest;
}
