import '../shared/theme/tokens.css'

/** So long, in milliseconds, a frame may take to come. */
const PATIENCE_MS = 100

/** What the server has drawn is on the screen; in a hidden window nothing ever is. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, PATIENCE_MS)
  })
}

/** The page's own work begins when what the server has drawn is seen: it would hold it up. */
async function enter(): Promise<void> {
  if (document.getElementById('drawing')) await shown()
  await import('./main.tsx')
}

void enter()
