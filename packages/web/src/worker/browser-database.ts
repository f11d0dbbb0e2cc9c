/** A database of the browser with one store in it. */
interface Place {
  readonly database: string;
  readonly store: string;
}

/** Does something with the store, all of it or nothing; rejects where the browser stores nothing. */
export async function inStore<T>(
  { database, store }: Place,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const db = await asked(request);
  try {
    const transaction = db.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const value = await work(transaction.objectStore(store));
    await done;
    return value;
  } finally {
    db.close();
  }
}

export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
