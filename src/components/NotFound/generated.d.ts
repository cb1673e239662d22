declare module '@generated/nearest-pages/default/list.json' {
  const list: {pages: [path: string, title: string][]; moved: [from: string, to: string][]};
  export default list;
}
