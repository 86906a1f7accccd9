import { href, redirect } from 'react-router'

export const loader = () => redirect(href('/partner-management/my-partners'))
