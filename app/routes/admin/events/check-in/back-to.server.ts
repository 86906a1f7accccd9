import { redirect } from 'react-router'
import { rowId } from './row-id.ts'

/** The list as it was, at the row of the person. */
export const backTo = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, userId: number) =>
  redirect(`${pathname}${search}#${rowId(userId)}`, { status: 303 })
