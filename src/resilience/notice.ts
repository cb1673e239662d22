import './notice.css';

/** Shows that parts of a readable page are missing. Plain DOM, because React may be among the missing parts. */
export function showNotice(text: string): void {
  if (document.querySelector('.notice')) return;
  const box = document.createElement('div');
  const button = document.createElement('button');
  box.className = 'notice callout row screen-only';
  box.setAttribute('role', 'alert');
  button.type = 'button';
  button.className = 'btn btn--small';
  button.textContent = 'Reload';
  button.addEventListener('click', () => window.location.reload());
  box.append(Object.assign(document.createElement('p'), {textContent: text}), button);
  document.body.append(box);
}
