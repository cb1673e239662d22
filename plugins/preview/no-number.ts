/** In the place of `require.resolveWeak`. */
export default (): undefined => undefined;
