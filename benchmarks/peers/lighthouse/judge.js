// node judge.js PORT URL phone|desktop: prints the scores of a page, 0 to 100, as seen by the browser
// that listens at the port; when its largest part is seen and for how long it does not answer, in
// milliseconds, and how much of it moves.
import lighthouse, { desktopConfig } from 'lighthouse'

const [port, url, form] = process.argv.slice(2)
const result = await lighthouse(
  url,
  {
    port: Number(port),
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    // The session is kept; the profile is a new one anyway.
    disableStorageReset: true,
  },
  form === 'desktop' ? desktopConfig : undefined,
)
const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
if (runtimeError) throw new Error(runtimeError.message)
if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
console.log(
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  }),
)
