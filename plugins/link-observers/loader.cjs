const LEAKS = 'innerRef.current = el;\n';
const MENDED = 'innerRef.current = el;\n        ioRef.current?.disconnect();\n';

/** Lets a link end the observer of its last rendering before it starts the next. */
module.exports = function mendLink(source) {
  if (!source.includes(LEAKS))
    throw new Error(
      'plugins/link-observers: the Link of this @docusaurus/core is another one. If it has the fix of facebook/docusaurus#12326, delete the plugin.',
    );
  return source.replace(LEAKS, MENDED);
};
