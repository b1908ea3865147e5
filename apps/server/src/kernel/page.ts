import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { AppError } from './errors.ts'
import { FOREVER } from './forever.ts'
import { readPage, type BuiltPage } from './built-page.ts'

/** Paths below which an unknown address is a wrong call, not one of the page's own. */
const CALL_PREFIX = /^\/(api\d?|account|anyquest|realtime|health|ready|assets)(\/|$)/i

/** Addresses that are secrets themselves: no other request may name them as where it came from. */
const SECRET_PREFIX = /^\/resetpassword\//i

/** What the page would ask before it can draw anything, given with it. */
export interface PageStart {
  /** Left out where it could not be had: the page asks for it then. */
  readonly data: Readonly<Record<string, unknown>>
  /** Whether somebody has signed in, so that the application's code will be needed. */
  readonly isSignedIn: boolean
  /** Answers of calls that the page will need at once. */
  readonly answers: readonly string[]
}

/**
 * Serves the built page: its files, which never change under their names, and for every other
 * address the page itself, which finds its way by the address.
 */
export async function servePage(
  app: FastifyInstance,
  folder: string,
  readStart: (request: FastifyRequest) => Promise<PageStart>,
): Promise<void> {
  const page = await readPage(folder)
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isForever = path.includes(`${folder}/assets/`)
      void reply.header('cache-control', isForever ? FOREVER : 'public, max-age=3600')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('unknown_call')
    const path = request.url.split('?')[0] ?? ''
    if (CALL_PREFIX.test(path)) throw new AppError('unknown_call')
    return sendPage(reply, page, path, await readStart(request))
  })
}

function sendPage(
  reply: FastifyReply,
  page: BuiltPage,
  path: string,
  start: PageStart,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  if (SECRET_PREFIX.test(path)) void reply.header('referrer-policy', 'no-referrer')
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.write({ ...start, nonce, path, language: reply.request.language }))
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
