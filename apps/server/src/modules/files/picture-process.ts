import sharp from 'sharp'
import { serveJobs } from '../../kernel/serve-jobs.ts'
import { MAX_PIXELS } from '../../kernel/raster.ts'
import type { PictureJob, SmallPicture } from './small-picture.ts'

/** The longer side of a small picture in pixels: twice what a conversation shows. */
const SMALL_SIDE = 640

/** Of 100; what a photograph of this size needs to look as taken. */
const QUALITY = 75

// One job at a time, and nothing of it stays. No reader but of these kinds is ever begun.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
})

/** The process in which pictures are made small: see smallOf. Of those that move, the first picture. */
serveJobs<PictureJob, SmallPicture>(async ({ content }) => {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, pages: 1 }).autoOrient()
    const small = picture.resize({
      width: SMALL_SIDE,
      height: SMALL_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    return { content: await small.webp({ quality: QUALITY }).toBuffer() }
  } catch {
    return { content: null }
  }
})
