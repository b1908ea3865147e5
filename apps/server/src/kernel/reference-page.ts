import { REFERENCE_PATH } from '@telemachos/contract/core/call-path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The one style attribute that Swagger UI has in its markup: it hides the drawing of its icons. */
const ICONS_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='

/** This page's own policy: scripts and styles from our own files alone, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'unsafe-hashes' '${ICONS_STYLE}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** There is one document, so the field for another one's address goes; narrow screens get more room. */
const STYLES = `
.swagger-ui .topbar { display: none; }
@media (max-width: 600px) { .swagger-ui .wrapper { padding: 0 8px; } }
`

/** The plugin's HTML is made for desktops alone. */
const VIEWPORT_SCRIPT = `
const viewport = document.createElement('meta')
viewport.name = 'viewport'
viewport.content = 'width=device-width, initial-scale=1'
document.head.append(viewport)
`

/**
 * Serves the OpenAPI document as a readable page at `/api/reference`. Nothing is loaded from
 * another host, and the page makes no calls: it is for reading.
 */
export async function serveReference(
  app: FastifyInstance,
  document: Record<string, unknown>,
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  })
  await app.register(swaggerUi, {
    routePrefix: REFERENCE_PATH,
    baseDir: findFiles(),
    logo: { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    staticCSP: POLICY,
    theme: {
      title: 'Telemachos: calls',
      css: [{ filename: 'telemachos.css', content: STYLES }],
      js: [{ filename: 'telemachos.js', content: VIEWPORT_SCRIPT }],
    },
    uiConfig: {
      deepLinking: true,
      docExpansion: 'none',
      filter: true,
      showExtensions: true,
      displayOperationId: true,
      supportedSubmitMethods: [],
      validatorUrl: null,
    },
  })
}

/** The files of Swagger UI: beside the bundled server, or those of the installed package. */
function findFiles(): string {
  const bundled = fileURLToPath(new URL('reference', import.meta.url))
  if (existsSync(bundled)) return bundled
  const entry = createRequire(import.meta.url).resolve('@fastify/swagger-ui')
  return join(dirname(entry), 'static')
}
