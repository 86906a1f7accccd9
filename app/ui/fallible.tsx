import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Shown instead after a failure; nothing by default. */
  instead?: (error: unknown) => ReactNode
}

/** A part of the page that may fail without taking the rest with it. */
export class Fallible extends Component<Props, { failure: { error: unknown } | null }> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })

  override state = { failure: null as { error: unknown } | null }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.instead?.(failure.error) : this.props.children
  }
}
