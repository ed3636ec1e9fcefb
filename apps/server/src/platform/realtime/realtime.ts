import {
  Global,
  type INestApplicationContext,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import pg from 'pg';
import { type Namespace, Server, type ServerOptions } from 'socket.io';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { STEADY, SteadyClient } from '../database/steady-client.js';
import { Log } from '../logging/log.js';
import { SteadyRedis } from '../redis/steady-redis.js';
import { ANONYMOUS_MS, SOCKET_NAMESPACES } from './socket-rooms.js';

/** The path of the sockets, below that of the API. */
const SOCKET_PATH = '/api/socket.io';

type AdapterFactory = ReturnType<typeof createPostgresAdapter> | ReturnType<typeof createRedisAdapter>;

/**
 * Sockets across all processes: a message from one process reaches the listeners in all others, through
 * PostgreSQL or, with `REDIS_URL`, through Redis. A worker without HTTP sends its messages through a server
 * to which nobody can connect.
 */
@Injectable()
export class Realtime implements OnApplicationShutdown {
  private server: Server | null = null;
  private pool: pg.Pool | null = null;
  private redis: SteadyRedis | null = null;
  private readonly channels = new Set<pg.PoolClient & { end(): Promise<void> }>();
  private isClosing = false;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  /**
   * Sends a message to some rooms of a namespace, in all processes: each member gets it once, and each other
   * process receives it once.
   */
  publish(
    namespace: string,
    rooms: string[],
    event: string,
    payload: Readonly<Record<string, number | string>>,
  ): void {
    // an empty list of rooms would mean everybody
    if (rooms.length === 0) return;
    this.server ??= this.connect(new Server());
    this.reach(this.server, namespace).to(rooms).emit(event, payload);
  }

  /**
   * Closes the sockets of a room in all processes; people who still have access reconnect and are checked
   * again.
   */
  cut(room: string, exceptRoom?: string): void {
    const server = (this.server ??= this.connect(new Server()));
    for (const namespace of SOCKET_NAMESPACES) {
      const sockets = this.reach(server, namespace).in(room);
      (exceptRoom === undefined ? sockets : sockets.except(exceptRoom)).disconnectSockets(true);
    }
  }

  /** Asks everybody on this process, which is ending, to connect to another one at some moment within a time. */
  sayLeaving(withinMs: number): void {
    this.eachOwn((sockets) => sockets.emit('leaving', { within_ms: withinMs }));
  }

  /** Closes the sockets of this process. */
  cutOwn(): void {
    this.eachOwn((sockets) => sockets.disconnectSockets(true));
  }

  /** The number of sockets of live screens on this process. */
  get ownSockets(): number {
    const { server } = this;
    if (server === null) return 0;
    return SOCKET_NAMESPACES.reduce((count, namespace) => count + server.of(namespace).sockets.size, 0);
  }

  /** Connects this process's socket server with those of the other processes. */
  connect(server: Server): Server {
    server.adapter(this.adapterFactory());
    this.server = server;
    return server;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    await this.server?.close();
    if (this.pool) await this.closeChannels(this.pool);
    this.redis?.endAll();
  }

  /**
   * The sockets of a namespace in all processes; while Redis is away only those of this process, to which the
   * adapter would not send without it.
   */
  private reach(server: Server, namespace: string) {
    const sockets = server.of(namespace);
    return this.redis === null || this.redis.status === 'ready' ? sockets : sockets.local;
  }

  private eachOwn(act: (sockets: Namespace['local']) => void): void {
    for (const namespace of SOCKET_NAMESPACES) if (this.server) act(this.server.of(namespace).local);
  }

  private adapterFactory(): AdapterFactory {
    if (this.config.redisUrl) {
      this.redis = this.openRedis(this.config.redisUrl);
      return createRedisAdapter(this.redis);
    }
    this.pool = new pg.Pool({
      connectionString: this.config.databaseUrl,
      max: 4,
      ...STEADY,
      Client: SteadyClient,
    });
    // Without these listeners a dropped LISTEN connection would end the process.
    this.pool.on('error', (error) => this.log.error('socket adapter lost PostgreSQL', error));
    this.pool.on('connect', (client) => this.keepChannel(client));
    return createPostgresAdapter(this.pool, { errorHandler: (error: Error) => this.adapterFailed(error) });
  }

  /**
   * Once Redis is back, everybody connects anew, reads again what other processes said meanwhile, and is checked
   * again, as those are who should have been cut off.
   */
  private openRedis(url: string): SteadyRedis {
    const redis = new SteadyRedis(url);
    redis.on('error', (error) => this.log.error('socket adapter lost Redis', error));
    redis.once('ready', () => redis.on('ready', () => this.cutOwn()));
    return redis;
  }

  /**
   * The adapter never releases a connection that is still opening, and keeps requesting new ones after it has
   * been closed, so it gets none from now on, and nothing waits for the pool to end.
   */
  private async closeChannels(pool: pg.Pool): Promise<void> {
    pool.connect = () => new Promise<never>(() => undefined);
    void pool.end();
    await Promise.all([...this.channels].map((client) => client.end()));
  }

  /**
   * Handles the adapter's errors; while closing, it may find its connection already closed when it says
   * goodbye to the other processes, which is not an error.
   */
  private adapterFailed(error: Error): void {
    if (!this.isClosing) this.log.error('socket adapter failed', error);
  }

  private keepChannel(client: pg.PoolClient): void {
    client.on('error', (error) => this.log.error('socket adapter lost its channel', error));
    client.on('end', () => this.channels.delete(client));
    this.channels.add(client);
    if (this.isClosing) void client.end();
  }
}

/** Nest's socket server, with the adapter that connects all processes. */
export class RealtimeIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly realtime: Realtime,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server: Server = super.createIOServer(
      port,
      Object.assign({}, options, { path: SOCKET_PATH, serveClient: false, connectTimeout: ANONYMOUS_MS }),
    );
    // Nobody may use the root namespace; a connection that joins no other namespace is closed after the time
    // limit.
    server.of('/').use((_socket, next) => next(new Error('SESSION_EXPIRED')));
    return this.realtime.connect(server);
  }
}

@Global()
@Module({ providers: [Realtime], exports: [Realtime] })
export class RealtimeModule {}
