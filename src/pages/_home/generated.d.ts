declare module '@generated/home-facts/default/facts.json' {
  const facts: {
    sampleCount: number;
    providers: {id: string; name: string; status: string; computing: string; postgres: string; models: string}[];
  };
  export default facts;
}
