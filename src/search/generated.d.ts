declare module '@generated/search-index/default/manifest.json' {
  const manifest: {records: string; styles: string};
  export default manifest;
}
