let bar;
let isWanted = false;
let options = {};

/** The bar over a slow change of page, fetched at the first one: most readers never see it. */
exports.configure = (given) => {
  options = given;
};

exports.start = () => {
  isWanted = true;
  bar ??= import(/* webpackChunkName: "progress" */ 'nprogress/nprogress.js').then(({default: loaded}) =>
    loaded.configure(options),
  );
  // Without a network there is no bar, and the page says what is wrong.
  bar.then((loaded) => isWanted && loaded.start()).catch(() => (bar = undefined));
};

exports.done = () => {
  isWanted = false;
  bar?.then((loaded) => loaded.done()).catch(() => undefined);
};
