declare module '@generated/search/default/manifest.json' {
  const manifest: {titles: string; records: string; styles: string};
  export default manifest;
}
