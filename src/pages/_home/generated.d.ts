declare module '@generated/home-facts/default/facts.json' {
  const facts: import('./facts').HomeFacts;
  export default facts;
}
