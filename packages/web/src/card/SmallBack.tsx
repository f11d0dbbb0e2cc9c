import styles from './SmallBack.module.css';

/** Whether cards lie face down somewhere, in a line of figures. */
export function SmallBack({ isEmpty, title }: { readonly isEmpty: boolean; readonly title?: string }) {
  return <span className={isEmpty ? styles.place : styles.back} title={title} />;
}
