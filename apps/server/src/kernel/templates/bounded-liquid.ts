import { Liquid, LiquidError, type Context, type Emitter } from 'liquidjs'

/** What rendering one template may take. */
export interface TemplateLimits {
  /** Milliseconds. */
  readonly time: number
  /** Characters and items that are made on the way. */
  readonly memory: number
  /** Characters that a template may become. */
  readonly length: number
  /** Characters that a template may have. */
  readonly source: number
}

/** Why a template cannot be used. */
export interface Fault {
  readonly message: string
  /** From 1. */
  readonly line: number
  /** From 1; undefined where it is the whole line. */
  readonly column?: number | undefined
  /** The name that nothing is known of. */
  readonly unknown?: string | undefined
  /** The part that is wrong, where it is another one. */
  readonly part?: string | undefined
  /** The limit that it has reached. */
  readonly limit?: 'time' | 'memory' | 'length' | undefined
}

/** A template that cannot be used, and where it is wrong. */
export class TemplateProblem extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.message)
    this.name = 'TemplateProblem'
    this.fault = fault
  }
}

interface EngineOptions {
  readonly limits: TemplateLimits
  /** What is done to every value that is written. */
  readonly escape: (value: unknown) => string
  /** Templates that may be included, by their names. */
  readonly parts?: Readonly<Record<string, string>>
}

const NO_FILES = {
  exists: async () => false,
  existsSync: () => false,
  readFile: async () => '',
  readFileSync: () => '',
  resolve: (_dir: string, file: string) => file,
  contains: async () => false,
  containsSync: () => false,
}

/**
 * Liquid with nothing to reach: no files, no templates but those that are given, own properties only, and
 * limits on time and memory. An empty text counts as none in conditions.
 */
export function boundedLiquid({ limits, escape, parts }: EngineOptions): Liquid {
  const engine = new Liquid({
    ...(parts ? { templates: { ...parts } } : { fs: NO_FILES }),
    ownPropertyOnly: true,
    jsTruthy: true,
    relativeReference: false,
    strictFilters: true,
    parseLimit: limits.source,
    renderLimit: limits.time,
    memoryLimit: limits.memory,
    outputEscape: (value) => escape(value),
  })
  // Liquid counts what filters make towards the limit on memory, but not what loops and captures write.
  const { renderer } = engine
  const renderTemplates = renderer.renderTemplates.bind(renderer)
  renderer.renderTemplates = (templates, context, emitter = countedText(context)) =>
    renderTemplates(templates, context, emitter)
  return engine
}

function countedText({ memoryLimit }: Context): Emitter {
  return {
    buffer: '',
    write(html: unknown) {
      const text = Array.isArray(html) ? html.join('') : String(html ?? '')
      memoryLimit.use(text.length)
      this.buffer += text
    },
  }
}

/**
 * What becomes of a template.
 * @throws TemplateProblem.
 */
export function renderBounded(
  engine: Liquid,
  source: string,
  model: Readonly<Record<string, unknown>>,
  limits: TemplateLimits,
): string {
  if (source.length > limits.source)
    throw new TemplateProblem({ message: 'the template is too long', line: 1 })
  const text = faulted(() => String(engine.parseAndRenderSync(source, { ...model })))
  if (text.length <= limits.length) return text
  throw new TemplateProblem({ message: 'the text is too long', line: 1, limit: 'length' })
}

/** Does something with a template. @throws TemplateProblem for what the engine has against it. */
export function faulted<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    throw new TemplateProblem(faultOf(error))
  }
}

function faultOf(error: LiquidError): Fault {
  const { message } = error.originalError ?? error
  const [line = 1, column] = error.token.getPosition()
  return { message, line, column, part: error.token.file, limit: limitIn(message) }
}

function limitIn(message: string): Fault['limit'] {
  if (message.startsWith('template render limit')) return 'time'
  // The engine itself refuses texts and nestings without an end.
  const asksTooMuch = /^(memory alloc limit|Invalid string length|Maximum call stack)/
  return asksTooMuch.test(message) ? 'memory' : undefined
}
