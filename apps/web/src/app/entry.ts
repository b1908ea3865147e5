import '../shared/theme/tokens.css'

/** What the server has drawn is on the screen; in a hidden window nothing ever is. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    if (document.hidden) resolve()
  })
}

/**
 * The page's own work begins when what the server has drawn is seen: even loading its scripts would
 * hold that up.
 */
async function enter(): Promise<void> {
  if (document.getElementById('drawing')) await shown()
  const later = document.querySelector<HTMLTemplateElement>('template#later')
  if (later) document.head.append(later.content)
  await import('./main.tsx')
}

void enter()
