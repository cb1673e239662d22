export function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  field.focus({preventScroll: true});
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const box = field.closest('[data-scroll]');
  if (!box) return;
  const height = field.clientHeight / field.rows;
  box.scrollTop = (line - 1) * height - box.clientHeight / 3;
  box.scrollIntoView({block: 'nearest'});
}
