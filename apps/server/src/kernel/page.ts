import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from './errors.ts'

/** Paths below which an unknown address is a wrong call, not one of the page's own. */
const CALL_PREFIX = /^\/(api\d?|account|anyquest|realtime|health|ready|assets)(\/|$)/i

/** Addresses that are secrets themselves: no other request may name them as where it came from. */
const SECRET_PREFIX = /^\/resetpassword\//i

/**
 * Serves the built page: its files, which never change under their names, and for every other
 * address the page itself, which finds its way by the address.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isForever = path.includes(`${folder}/assets/`)
      void reply.header(
        'cache-control',
        isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('unknown_call')
    if (CALL_PREFIX.test(request.url.split('?')[0] ?? '')) throw new AppError('unknown_call')
    return sendPage(html, request, reply)
  })
}

function sendPage(html: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  if (SECRET_PREFIX.test(request.url)) void reply.header('referrer-policy', 'no-referrer')
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll('__NONCE__', nonce).replace('lang="el"', `lang="${request.language}"`))
}

/** What the page may load: its own files, styles that carry the nonce, images of its own making. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
