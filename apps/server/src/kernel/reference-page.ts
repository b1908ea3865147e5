import { REFERENCE_PATH } from '@telemachos/contract/core/call-path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from './errors.ts'
import { KeptDocument } from './kept-document.ts'

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

/** So many requests a minute and address for the page, its files and the document: one visit takes ten. */
const LIMIT = { max: 120, timeWindow: 60_000, groupId: 'reference' }

/** The files of Swagger UI change with a release alone. */
const FRESH_SECONDS = 3600

/**
 * Serves the OpenAPI document at `/api/openapi.json`, and as a readable page at `/api/reference`.
 * Nothing is loaded from another host, and the page makes no calls: it is for reading. Both are for anybody, so
 * the document is made and compressed once, browsers keep it, and each address asks so often and no more.
 * @param describe makes the document, which takes longer than all else at a start.
 */
export async function serveReference(
  app: FastifyInstance,
  describe: () => Record<string, unknown>,
): Promise<void> {
  const kept = new KeptDocument(describe)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isForNobody: true }
    })
    if (scope.hasDecorator('rateLimit')) scope.addHook('onRequest', scope.rateLimit(LIMIT))
    scope.get('/api/openapi.json', { compress: false }, (_request, reply) => kept.send(reply))
    await serveSwagger(scope, kept)
  })
}

async function serveSwagger(scope: FastifyInstance, kept: KeptDocument): Promise<void> {
  // The plugin's own answers with the document are made anew each time: ours go before them.
  await scope.register(swagger, { mode: 'static', specification: { document: {} as never } })
  scope.addHook('onRequest', async (request, reply) => {
    switch (request.routeOptions.url) {
      case `${REFERENCE_PATH}/json`:
        return kept.send(reply)
      case `${REFERENCE_PATH}/yaml`:
        throw new AppError('unknown_call')
      default:
        void reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`)
    }
  })
  await scope.register(swaggerUi, {
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
