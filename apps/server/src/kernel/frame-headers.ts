import { FRAME_PATH, FRAME_SANDBOX } from '@telemachos/contract/core/frame'

/** Files of the page that the frames of views load: one script, and the fonts. */
const OF_FRAMES = /\/assets\/(?:sandbox-[^/]+\.js|[^/]+\.woff2)(?:\.(?:br|gz))?$/

/**
 * What an author's view may do: run in an origin of its own that is nobody's, draw, and nothing else. It
 * loads our one script and the fonts; it neither asks another machine nor ours. Vue compiles templates
 * as code, which is evaluated in this document alone.
 */
const FRAME_POLICY = [
  `sandbox ${FRAME_SANDBOX}`,
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "worker-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const NO_DEVICES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'web-share',
  'window-management',
]
  .map((device) => `${device}=()`)
  .join(', ')

/** What the files say that a frame of an author's page loads; nothing of all others. */
export function frameHeaders(path: string): readonly (readonly [name: string, value: string])[] {
  if (path.includes(FRAME_PATH)) {
    return [
      ['cache-control', 'no-cache'],
      ['content-security-policy', FRAME_POLICY],
      ['permissions-policy', NO_DEVICES],
      ['x-frame-options', 'SAMEORIGIN'],
    ]
  }
  if (!OF_FRAMES.test(path)) return []
  // A frame has no origin: to it, the page's files are those of somebody else.
  return [
    ['access-control-allow-origin', '*'],
    ['cross-origin-resource-policy', 'cross-origin'],
  ]
}
