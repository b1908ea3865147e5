import '../shared/theme/tokens.css'
import '../shared/theme/forced-colors.css'

/** So long, in milliseconds, a frame may take to come: in a window that nobody sees none does. */
const TIMEOUT_MS = 1_000

/**
 * What the server has drawn is on the screen, or nobody looks. The browser says when it was painted: a
 * frame may reach the screen only after the next two have been begun.
 */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
    if (document.hidden) resolve()
    else setTimeout(resolve, TIMEOUT_MS)
  })
}

/**
 * The page's own work begins when what the server has drawn is seen, in which keys move already. Its
 * scripts are asked for then as well: beside the drawing they would count as what it needs.
 */
async function enter(): Promise<void> {
  // What was chosen the server writes; said later it would have all styles worked out once more.
  document.documentElement.dataset['scheme'] ??= matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
  const drawing = document.getElementById('drawing')
  const early = drawing?.querySelector('[role=grid]') ? recordInput(drawing) : undefined
  // In another window than it was made for it is not seen, and nothing is painted.
  if (drawing && getComputedStyle(drawing).display !== 'none') await shown()
  const later = document.querySelector<HTMLTemplateElement>('template#later')
  if (later) document.head.append(later.content)
  const { begin } = await import('./main.tsx')
  begin(await early)
  void import('./late-styles.ts')
}

/** Without it keys are heard as soon as the page itself is there. */
const recordInput = (drawing: HTMLElement) =>
  import('./record-early-input.ts').then(
    ({ recordEarlyInput }) => recordEarlyInput(drawing),
    () => undefined,
  )

void enter()
