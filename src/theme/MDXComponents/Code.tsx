// Eject: fences are blocks before they get here (plugins/rehype/highlight), so that all code left is inline.
export default 'code' as const;
