import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconTextCaption,
  IconUnderline,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { Alignment } from '@telemachos/rules/rich-text/document'
import { useEffect, useEffectEvent, useReducer, useRef, Suspense, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../icon-button.tsx'
import { lazyPart } from '../lazy-part.ts'
import { askForAlt } from './ask-for-alt.ts'
import { editLink } from './edit-link.ts'
import type { PictureAttrs } from './picture-attrs.ts'
import classes from './rich-text-editor.module.css'

interface Props {
  readonly editor: Editor
  /** Of the text. */
  readonly label: string
  readonly controls: string
  readonly accept: readonly string[]
  readonly onPicture: (picture: File) => void
}

const ToolBar = lazyPart(() => import('../library/tool-bar.tsx'))

type ToolName =
  | ('h2' | 'h3' | 'bold' | 'italic' | 'underline' | 'bullets' | 'numbers')
  | ('left' | 'center' | 'right' | 'link' | 'picture' | 'alt' | 'clear' | 'undo' | 'redo')

interface Tool {
  readonly name: string
  readonly icon: ReactNode
  readonly run: () => void
  readonly isOn?: boolean
  readonly isOff?: boolean
}

/** The buttons above a text: one stop of Tab, the arrows go between them. */
export function EditorTools({ editor, label, controls, accept, onPicture }: Props) {
  const { t } = useTexts()
  const chooser = useRef<HTMLInputElement>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => void editor.off('transaction', redraw)
  }, [editor])
  const link = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    void editLink(editor, t)
  })
  useEffect(() => {
    const text = editor.view.dom
    const listen = (event: KeyboardEvent): void => link(event)
    text.addEventListener('keydown', listen)
    return () => text.removeEventListener('keydown', listen)
  }, [editor])
  const chain = () => editor.chain().focus()
  const align = (textAlign: Alignment) => {
    const wanted = textAlign === 'left' ? null : textAlign
    chain()
      .updateAttributes('paragraph', { textAlign: wanted })
      .updateAttributes('heading', { textAlign: wanted })
      .run()
  }
  const isAligned = (textAlign: Alignment) =>
    textAlign === 'left'
      ? !editor.isActive({ textAlign: 'center' }) && !editor.isActive({ textAlign: 'right' })
      : editor.isActive({ textAlign })
  const describe = async (): Promise<void> => {
    const { alt } = editor.getAttributes('picture') as PictureAttrs
    const words = await askForAlt(t, alt)
    if (words === null) chain().run()
    else chain().updateAttributes('picture', { alt: words }).run()
  }
  const isPicture = editor.isActive('picture')
  const groups: Tool[][] = [
    [
      tool('h2', <IconH2 />, () => chain().toggleHeading({ level: 2 }).run(), heading(2)),
      tool('h3', <IconH3 />, () => chain().toggleHeading({ level: 3 }).run(), heading(3)),
    ],
    [
      tool('bold', <IconBold />, () => chain().toggleBold().run(), editor.isActive('bold')),
      tool('italic', <IconItalic />, () => chain().toggleItalic().run(), editor.isActive('italic')),
      tool(
        'underline',
        <IconUnderline />,
        () => chain().toggleUnderline().run(),
        editor.isActive('underline'),
      ),
    ],
    [
      tool(
        'bullets',
        <IconList />,
        () => chain().toggleBulletList().run(),
        editor.isActive('bulletList'),
      ),
      tool(
        'numbers',
        <IconListNumbers />,
        () => chain().toggleOrderedList().run(),
        editor.isActive('orderedList'),
      ),
    ],
    [
      tool('left', <IconAlignLeft />, () => align('left'), isAligned('left')),
      tool('center', <IconAlignCenter />, () => align('center'), isAligned('center')),
      tool('right', <IconAlignRight />, () => align('right'), isAligned('right')),
    ],
    [
      tool('link', <IconLink />, () => void editLink(editor, t), editor.isActive('link')),
      tool('picture', <IconPhotoPlus />, () => chooser.current?.click()),
      ...(isPicture ? [tool('alt', <IconTextCaption />, () => void describe())] : []),
    ],
    [
      tool('clear', <IconClearFormatting />, () =>
        chain()
          .unsetAllMarks()
          .clearNodes()
          .updateAttributes('paragraph', { textAlign: null })
          .run(),
      ),
      {
        ...tool('undo', <IconArrowBackUp />, () => chain().undo().run()),
        isOff: !editor.can().undo(),
      },
      {
        ...tool('redo', <IconArrowForwardUp />, () => chain().redo().run()),
        isOff: !editor.can().redo(),
      },
    ],
  ]
  function heading(level: 2 | 3): boolean {
    return editor.isActive('heading', { level })
  }
  function tool(name: ToolName, icon: ReactNode, run: () => void, isOn?: boolean): Tool {
    return { name: t(`ui.rich.tool.${name}`), icon, run, ...(isOn !== undefined && { isOn }) }
  }
  return (
    <Suspense fallback={<div className={classes.tools} />}>
      <ToolBar
        label={t('ui.rich.tools', { name: label })}
        controls={controls}
        className={classes.tools}
      >
        {groups.map((tools, index) => (
          <span key={index} className={classes.group}>
            {tools.map(({ name, icon, run, isOn, isOff = false }) => (
              <IconButton
                key={name}
                label={name}
                aria-pressed={isOn}
                // What is off stays in reach of the arrows.
                aria-disabled={isOff}
                className={classes.tool}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !isOff && run()}
              >
                {icon}
              </IconButton>
            ))}
          </span>
        ))}
      </ToolBar>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('ui.rich.tool.picture')}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? []
          currentTarget.value = ''
          if (picture) onPicture(picture)
        }}
      />
    </Suspense>
  )
}
