// Eject: the site's look, words for screen readers, and an automatic retry when the network is back.
import type LoadingType from '@theme/Loading';
import {type ComponentProps, type ReactNode, useEffect} from 'react';
import {Failure} from '@site/src/components/Failure/Failure';
import styles from './loading.module.css';

function LoadFailure({error, retry}: {error: unknown; retry: () => void}): ReactNode {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert">
      <Failure title="This page didn’t load" message={String(error)}>
        <button type="button" className="btn btn--primary" onClick={retry}>
          Retry
        </button>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          Reload
        </button>
      </Failure>
    </div>
  );
}

/** Stands where a page will be; `pastDelay` is true 200 ms after the load has begun. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof LoadingType>): ReactNode {
  if (error) return <LoadFailure error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
