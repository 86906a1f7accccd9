/** The text of a page where styles don't apply: in text browsers, reader modes and search engines. */
import { type HTMLElement, type Node, NodeType } from 'node-html-parser'

/** Elements that begin a new line even in old text browsers. */
const BLOCKS = new Set(
  'DIV P UL OL LI H1 H2 H3 H4 H5 H6 TABLE THEAD TBODY TR TD TH FORM FIELDSET LEGEND DL DT DD HR PRE BLOCKQUOTE OPTION BODY BR ADDRESS TEXTAREA SELECT INPUT CAPTION'.split(
    ' ',
  ),
)
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'HEAD', 'DATALIST'])

/** Text, or a place where a line ends (`break`) or may end within a word (`within`). */
type Piece = { text: string } | 'break' | 'within'

/** Pairs of words of neighboring elements that stand together without a blank. */
export function joinedWords(body: HTMLElement): string[] {
  const joined: string[] = []
  let before: { text: string } | undefined
  for (const piece of piecesOf(body)) {
    if (piece === 'break' || piece === 'within') before = undefined
    else if (piece.text !== '') {
      if (before && /[\p{L}\p{N}.!?)…]$/u.test(before.text) && /^[\p{L}\p{N}(]/u.test(piece.text)) {
        joined.push(`${before.text.slice(-30)}|${piece.text.slice(0, 30)}`)
      }
      before = piece
    }
  }
  return joined
}

/** The page's text, line by line. */
export function plainLines(body: HTMLElement): string[] {
  const text = piecesOf(body).map((piece) =>
    piece === 'break' ? '\n' : piece === 'within' ? '' : piece.text,
  )
  const lines = text.join('').split('\n')
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

function piecesOf(element: HTMLElement): Piece[] {
  return element.childNodes.flatMap((node): Piece[] => {
    if (node.nodeType === NodeType.TEXT_NODE) return [{ text: textOf(node) }]
    if (node.nodeType !== NodeType.ELEMENT_NODE) return []
    const child = node as HTMLElement
    if (child.tagName === 'WBR') return ['within']
    if (UNSEEN.has(child.tagName) || child.hasAttribute('hidden')) return []
    return BLOCKS.has(child.tagName) ? ['break', ...piecesOf(child), 'break'] : piecesOf(child)
  })
}

const textOf = (node: Node) => node.text.replace(/\s+/g, ' ')
