const CHOICE = "siteConfig.future.experimental_router === 'hash'";

/** Loader that settles which router the entry takes, so that the other and its history are left out. */
module.exports = function clientEntry(source) {
  if (!source.includes(CHOICE))
    throw new Error('lean-client: the entry is not in the form that Docusaurus 3.9.1 writes.');
  return source.replace(CHOICE, 'false');
};
